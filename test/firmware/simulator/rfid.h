/*
 * An MFRC522 as a box meets it on SPI, with the tag that lies on it. Only what a reader of UIDs needs is played: the
 * registers of the data sheet, the FIFO, the timer, and a tag of ISO 14443 A with 4, 7 or 10 bytes.
 */
#ifndef RFID_H
#define RFID_H

#include <stdbool.h>
#include <stdint.h>

#include "sim_avr.h"

typedef struct {
  avr_t *avr;
  avr_irq_t *answer;
  bool is_chosen;
  bool is_wired;
  /* Of the exchange that is under way: the first byte says which register. */
  bool has_address;
  uint8_t address;

  uint8_t registers[64];
  uint8_t fifo[64];
  uint8_t level;

  uint8_t uid[10];
  /* 0: nothing lies there. */
  uint8_t length;
  /* So many answers in a million do not come whole. */
  uint32_t damaged;
  enum { TAG_IDLE, TAG_READY, TAG_CHOSEN, TAG_HALTED } state;
  uint8_t depth;
} rfid;

void rfid_connect(rfid *chip, avr_t *avr);
/* Power came: all registers are what they are after a reset. */
void rfid_power(rfid *chip);
void rfid_lay(rfid *chip, const uint8_t *uid, uint8_t length);

#endif
