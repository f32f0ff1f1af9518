/*
 * An MFRC522 on SPI, as far as it takes to know which tag of ISO 14443 A lies there: UIDs of 4, 7 and 10 bytes. Names
 * and numbers of registers are the data sheet's. Nothing waits longer than an answer may take.
 */
#ifndef QM1_MFRC522_H
#define QM1_MFRC522_H

#include <Arduino.h>
#include <SPI.h>

struct mfrc522 {
  uint8_t select;
  uint8_t reset;
};

enum {
  rc_command = 0x01,
  rc_irq = 0x04,
  rc_error = 0x06,
  rc_fifo = 0x09,
  rc_level = 0x0A,
  rc_framing = 0x0D,
  rc_collision = 0x0E,
  rc_mode = 0x11,
  rc_tx_control = 0x14,
  rc_tx_ask = 0x15,
  rc_timer_mode = 0x2A,
  rc_prescaler = 0x2B,
  rc_reload_high = 0x2C,
  rc_reload_low = 0x2D,
  rc_version = 0x37
};

enum { rc_idle = 0x00, rc_transceive = 0x0C, rc_soft_reset = 0x0F };
enum { rc_received = 0x20, rc_idled = 0x10, rc_timed_out = 0x01 };

static const SPISettings rc_settings(4000000ul, MSBFIRST, SPI_MODE0);

static inline uint8_t rc_exchange(const mfrc522 *chip, uint8_t address, uint8_t value) {
  SPI.beginTransaction(rc_settings);
  digitalWrite(chip->select, LOW);
  SPI.transfer(address);
  const uint8_t answer = SPI.transfer(value);
  digitalWrite(chip->select, HIGH);
  SPI.endTransaction();
  return answer;
}

static inline uint8_t rc_read(const mfrc522 *chip, uint8_t where) {
  return rc_exchange(chip, (uint8_t)(0x80u | (where << 1)), 0);
}

static inline void rc_write(const mfrc522 *chip, uint8_t where, uint8_t value) {
  rc_exchange(chip, (uint8_t)(where << 1), value);
}

/* A cable that came off reads as all ones or all noughts. */
static inline bool rc_is_there(const mfrc522 *chip) {
  const uint8_t version = rc_read(chip, rc_version);
  return version != 0x00 && version != 0xFF;
}

/* A chip that lost its power for a moment has switched its field off. */
static inline bool rc_is_on(const mfrc522 *chip) {
  return rc_is_there(chip) && (rc_read(chip, rc_tx_control) & 0x03) == 0x03;
}

static inline void rc_begin(const mfrc522 *chip) {
  pinMode(chip->select, OUTPUT);
  digitalWrite(chip->select, HIGH);
  pinMode(chip->reset, OUTPUT);
  digitalWrite(chip->reset, LOW);
  delayMicroseconds(10);
  digitalWrite(chip->reset, HIGH);
  SPI.begin();
  rc_write(chip, rc_command, rc_soft_reset);
  delay(2);
  /* A tag answers within a tenth of a millisecond. The timer ticks every 25 us, and gives up after 2 ms. */
  rc_write(chip, rc_timer_mode, 0x80);
  rc_write(chip, rc_prescaler, 0xA9);
  rc_write(chip, rc_reload_high, 0);
  rc_write(chip, rc_reload_low, 80);
  rc_write(chip, rc_tx_ask, 0x40);
  rc_write(chip, rc_mode, 0x3D);
  rc_write(chip, rc_tx_control, (uint8_t)(rc_read(chip, rc_tx_control) | 0x03));
}

/* Sends, and answers how many bytes came back; 0 for none, or for an answer that is damaged. */
static inline uint8_t rc_talk(
    const mfrc522 *chip, const uint8_t *said, uint8_t length, uint8_t bits, uint8_t *heard, uint8_t most) {
  rc_write(chip, rc_command, rc_idle);
  rc_write(chip, rc_irq, 0x7F);
  rc_write(chip, rc_level, 0x80);
  for (uint8_t at = 0; at < length; at++) rc_write(chip, rc_fifo, said[at]);
  rc_write(chip, rc_framing, bits);
  rc_write(chip, rc_command, rc_transceive);
  rc_write(chip, rc_framing, (uint8_t)(0x80u | bits));
  const uint32_t since = micros();
  uint8_t irq = 0;
  do irq = rc_read(chip, rc_irq);
  while ((irq & (rc_received | rc_idled | rc_timed_out)) == 0 && micros() - since < 5000ul);
  rc_write(chip, rc_command, rc_idle);
  /* Overflow, collision, parity and protocol. */
  const bool is_damaged = (rc_read(chip, rc_error) & 0x1B) != 0;
  if ((irq & (rc_received | rc_idled)) == 0 || is_damaged) return 0;
  const uint8_t level = rc_read(chip, rc_level);
  if (level > most) return 0;
  for (uint8_t at = 0; at < level; at++) heard[at] = rc_read(chip, rc_fifo);
  return level;
}

static inline uint16_t rc_sum(const uint8_t *bytes, uint8_t length) {
  uint16_t sum = 0x6363;
  for (uint8_t at = 0; at < length; at++) {
    sum ^= bytes[at];
    for (uint8_t bit = 0; bit < 8; bit++) sum = (sum & 1u) ? (uint16_t)((sum >> 1) ^ 0x8408u) : (uint16_t)(sum >> 1);
  }
  return sum;
}

static inline bool rc_has_sum(const uint8_t *bytes, uint8_t length) {
  if (length < 3) return false;
  const uint16_t sum = rc_sum(bytes, (uint8_t)(length - 2));
  return bytes[length - 2] == (uint8_t)sum && bytes[length - 1] == (uint8_t)(sum >> 8);
}

/* One level of the tag's number: four bytes and their XOR. */
static inline bool rc_level_of(const mfrc522 *chip, uint8_t level, uint8_t *five) {
  const uint8_t ask[2] = {level, 0x20};
  if (rc_talk(chip, ask, 2, 0, five, 5) != 5) return false;
  return (five[0] ^ five[1] ^ five[2] ^ five[3]) == five[4];
}

/* Chooses the tag on this level; what it says then tells whether its number goes on. */
static inline bool rc_choose(const mfrc522 *chip, uint8_t level, const uint8_t *five, uint8_t *kind) {
  uint8_t choose[9] = {level, 0x70, five[0], five[1], five[2], five[3], five[4], 0, 0};
  const uint16_t sum = rc_sum(choose, 7);
  choose[7] = (uint8_t)sum;
  choose[8] = (uint8_t)(sum >> 8);
  uint8_t answer[3];
  if (rc_talk(chip, choose, 9, 0, answer, 3) != 3 || !rc_has_sum(answer, 3)) return false;
  *kind = answer[0];
  return true;
}

static inline void rc_halt(const mfrc522 *chip) {
  uint8_t halt[4] = {0x50, 0x00, 0, 0};
  const uint16_t sum = rc_sum(halt, 2);
  halt[2] = (uint8_t)sum;
  halt[3] = (uint8_t)(sum >> 8);
  uint8_t none[1];
  rc_talk(chip, halt, 4, 0, none, 1);
}

enum rc_look { rc_nothing, rc_unread, rc_tag };

/* Looks once. `rc_unread`: something lies there, yet its number did not come whole. */
static inline rc_look rc_search(const mfrc522 *chip, uint8_t *uid, uint8_t *length) {
  const uint8_t wake[1] = {0x52};
  uint8_t answer[2];
  rc_write(chip, rc_collision, 0x80);
  const uint8_t came = rc_talk(chip, wake, 1, 7, answer, 2);
  if (came == 0) return rc_nothing;
  *length = 0;
  for (uint8_t level = 0x93; level <= 0x97; level = (uint8_t)(level + 2)) {
    uint8_t five[5];
    uint8_t kind = 0;
    if (!rc_level_of(chip, level, five) || !rc_choose(chip, level, five, &kind)) return rc_unread;
    const bool goes_on = (kind & 0x04) != 0;
    /* A level that is not the last begins with a mark in place of a byte. */
    for (uint8_t at = goes_on ? 1 : 0; at < 4; at++) uid[(*length)++] = five[at];
    if (goes_on) continue;
    rc_halt(chip);
    return rc_tag;
  }
  return rc_unread;
}

#endif
