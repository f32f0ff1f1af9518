#include "rfid.h"

#include <stdlib.h>
#include <string.h>

#include "avr_ioport.h"
#include "avr_spi.h"

enum {
  COMMAND = 0x01,
  IRQ = 0x04,
  ERROR = 0x06,
  FIFO = 0x09,
  LEVEL = 0x0A,
  FRAMING = 0x0D,
  TX_CONTROL = 0x14,
  VERSION = 0x37
};
enum { TRANSCEIVE = 0x0C, SOFT_RESET = 0x0F };
enum { IRQ_RECEIVED = 0x20, IRQ_IDLE = 0x10, IRQ_TIMER = 0x01 };
enum { PROTOCOL_ERROR = 0x01, START_SEND = 0x80, CASCADE_MARK = 0x88 };

/* Of the chip that the box is built on. */
enum { SPSR = 0x4D, SPDR = 0x4E, SPIF = 0x80 };

/* A tag answers after 91 us and needs 85 us a byte; the reader gives up after 2 ms. */
static const uint32_t answer_after = 400;
static const uint32_t give_up_after = 2000;

static uint16_t sum_of(const uint8_t *bytes, size_t length) {
  uint16_t sum = 0x6363;
  for (size_t at = 0; at < length; at++) {
    uint8_t mixed = bytes[at] ^ (uint8_t)sum;
    mixed ^= (uint8_t)(mixed << 4);
    sum = (uint16_t)((sum >> 8) ^ (mixed << 8) ^ (mixed << 3) ^ (mixed >> 4));
  }
  return sum;
}

static bool has_sum(const uint8_t *bytes, size_t length) {
  const uint16_t sum = sum_of(bytes, length - 2);
  return bytes[length - 2] == (sum & 0xFF) && bytes[length - 1] == sum >> 8;
}

static uint8_t levels_of(const rfid *chip) {
  return chip->length == 4 ? 1 : chip->length == 7 ? 2 : 3;
}

/* The four bytes of one level, and their XOR. */
static void level_bytes(const rfid *chip, uint8_t depth, uint8_t *five) {
  const bool is_last = depth + 1 == levels_of(chip);
  const uint8_t *part = chip->uid + 3 * depth;
  if (is_last) {
    memcpy(five, part, 4);
  } else {
    five[0] = CASCADE_MARK;
    memcpy(five + 1, part, 3);
  }
  five[4] = five[0] ^ five[1] ^ five[2] ^ five[3];
}

/* What the tag answers, and how long that is; nothing to what it does not take as meant for it. */
static uint8_t tag_answers(rfid *chip, uint8_t *answer) {
  const uint8_t *said = chip->fifo;
  const uint8_t bits = chip->registers[FRAMING] & 7;
  if (chip->length == 0 || (chip->registers[TX_CONTROL] & 3) != 3) return 0;
  if (bits == 7 && chip->level == 1) {
    const bool is_for_it = said[0] == 0x52 || (said[0] == 0x26 && chip->state != TAG_HALTED);
    if (!is_for_it) return 0;
    chip->state = TAG_READY;
    chip->depth = 0;
    answer[0] = chip->length == 4 ? 0x04 : 0x44;
    answer[1] = 0x00;
    return 2;
  }
  uint8_t five[5];
  level_bytes(chip, chip->depth, five);
  const bool is_level = chip->state == TAG_READY && chip->level >= 2 && said[0] == 0x93 + 2 * chip->depth;
  if (is_level && said[1] == 0x20 && chip->level == 2) {
    memcpy(answer, five, 5);
    return 5;
  }
  if (is_level && said[1] == 0x70 && chip->level == 9 && has_sum(said, 9) && memcmp(said + 2, five, 5) == 0) {
    const bool is_last = chip->depth + 1 == levels_of(chip);
    answer[0] = is_last ? 0x00 : 0x04;
    const uint16_t sum = sum_of(answer, 1);
    answer[1] = sum & 0xFF;
    answer[2] = sum >> 8;
    chip->depth++;
    if (is_last) chip->state = TAG_CHOSEN;
    return 3;
  }
  chip->state = said[0] == 0x50 ? TAG_HALTED : TAG_IDLE;
  return 0;
}

static avr_cycle_count_t over(avr_t *avr, avr_cycle_count_t when, void *param) {
  (void)avr;
  (void)when;
  rfid *chip = param;
  uint8_t answer[8];
  const uint8_t length = chip->registers[COMMAND] == TRANSCEIVE ? tag_answers(chip, answer) : 0;
  chip->level = 0;
  if (length == 0) {
    chip->registers[IRQ] |= IRQ_TIMER;
    return 0;
  }
  const bool is_damaged = (uint32_t)(rand() % 1000000) < chip->damaged;
  if (is_damaged) chip->registers[ERROR] |= PROTOCOL_ERROR;
  memcpy(chip->fifo, answer, length);
  chip->level = length;
  chip->registers[IRQ] |= IRQ_RECEIVED | IRQ_IDLE;
  return 0;
}

static void start(rfid *chip) {
  rfid probe = *chip;
  uint8_t answer[8];
  const bool comes = tag_answers(&probe, answer) > 0;
  chip->registers[ERROR] = 0;
  avr_cycle_timer_register_usec(chip->avr, comes ? answer_after : give_up_after, over, chip);
}

static void write_register(rfid *chip, uint8_t where, uint8_t value) {
  switch (where) {
    case IRQ:
      /* The first bit says whether the others are set or cleared. */
      if (value & 0x80) chip->registers[IRQ] |= value & 0x7F;
      else chip->registers[IRQ] &= (uint8_t)~value;
      return;
    case FIFO:
      if (chip->level < sizeof chip->fifo) chip->fifo[chip->level++] = value;
      return;
    case LEVEL:
      if (value & 0x80) chip->level = 0;
      return;
    case COMMAND:
      if ((value & 15) == SOFT_RESET) rfid_power(chip);
      else chip->registers[COMMAND] = value;
      return;
    case FRAMING:
      chip->registers[FRAMING] = value;
      if ((value & START_SEND) && chip->registers[COMMAND] == TRANSCEIVE) start(chip);
      return;
    default:
      chip->registers[where] = value;
  }
}

static uint8_t read_register(rfid *chip, uint8_t where) {
  if (where == LEVEL) return chip->level;
  if (where != FIFO) return chip->registers[where];
  if (chip->level == 0) return 0;
  const uint8_t first = chip->fifo[0];
  memmove(chip->fifo, chip->fifo + 1, --chip->level);
  return first;
}

/*
 * The simulated SPI takes 100 us for a byte, whatever its clock; at 4 MHz it is 2 us. So the exchange is over as soon as
 * the byte is written, and the late end of it changes nothing.
 */
static void exchanged(avr_t *avr, avr_io_addr_t address, uint8_t value, void *param) {
  (void)address;
  rfid *chip = param;
  uint8_t answer = chip->is_wired ? 0x00 : 0xFF;
  if (!chip->is_chosen) return;
  if (!chip->has_address) {
    chip->has_address = true;
    chip->address = value;
  } else if (chip->is_wired) {
    const uint8_t where = (chip->address >> 1) & 63;
    if (chip->address & 0x80) answer = read_register(chip, where);
    else write_register(chip, where, value);
  }
  avr_raise_irq(chip->answer, answer);
  avr->data[SPSR] |= SPIF;
}

static void chosen(avr_irq_t *irq, uint32_t value, void *param) {
  (void)irq;
  rfid *chip = param;
  chip->is_chosen = value == 0;
  chip->has_address = false;
}

static void was_reset(avr_irq_t *irq, uint32_t value, void *param) {
  (void)irq;
  if (value == 0) rfid_power(param);
}

void rfid_connect(rfid *chip, avr_t *avr) {
  chip->avr = avr;
  chip->is_wired = true;
  chip->answer = avr_io_getirq(avr, AVR_IOCTL_SPI_GETIRQ(0), SPI_IRQ_INPUT);
  avr_register_io_write(avr, SPDR, exchanged, chip);
  avr_irq_register_notify(avr_io_getirq(avr, AVR_IOCTL_IOPORT_GETIRQ('B'), 2), chosen, chip);
  avr_irq_register_notify(avr_io_getirq(avr, AVR_IOCTL_IOPORT_GETIRQ('B'), 1), was_reset, chip);
  rfid_power(chip);
}

void rfid_power(rfid *chip) {
  memset(chip->registers, 0, sizeof chip->registers);
  chip->registers[TX_CONTROL] = 0x80;
  chip->registers[VERSION] = 0x92;
  chip->level = 0;
  chip->state = TAG_IDLE;
}

void rfid_lay(rfid *chip, const uint8_t *uid, uint8_t length) {
  chip->length = length;
  chip->state = TAG_IDLE;
  chip->depth = 0;
  memcpy(chip->uid, uid, length);
}
