/*
 * What the boxes of this folder share: the line, the two lamps and the beeper, and what is kept without power: which
 * box this is, and how often it has started.
 */
#ifndef QM1_BOX_H
#define QM1_BOX_H

#include <Arduino.h>
#include <EEPROM.h>

#include "qm1.h"

#ifdef __AVR__
#include <avr/sleep.h>
extern uint8_t __heap_start;
#endif

/* ---- Kept without power ---- */

/* The box draws a number for itself when it starts for the first time: 4 bytes, and their sum. */
static const int box_unit_at = 0;
/* Starts are counted around a ring: a cell that lost its power while it was written spoils no other. */
static const int box_starts_at = 16;
static const uint8_t box_start_cells = 16;

struct box_start {
  uint16_t count;
  uint16_t check;
};

static inline uint16_t box_check(uint16_t count) {
  return (uint16_t)(count ^ 0x5AA5u);
}

/* Nobody has told the chip who it is: what its memory and its open pins happen to hold tells it from its twins. */
static inline uint32_t box_noise() {
  uint32_t noise = 0xFFFFFFFFu;
#ifdef __AVR__
  for (const uint8_t *at = &__heap_start; at < (const uint8_t *)SP; at++) noise = qm1_summed(noise, *at);
#endif
  for (uint8_t look = 0; look < 64; look++) {
    noise = qm1_summed(noise, (uint8_t)analogRead(A0 + look % 6));
    noise = qm1_summed(noise, (uint8_t)micros());
  }
  return noise;
}

static inline uint32_t box_sum_of(uint32_t unit) {
  uint32_t sum = 0xFFFFFFFFu;
  for (uint8_t byte = 0; byte < 4; byte++) sum = qm1_summed(sum, (uint8_t)(unit >> (8 * byte)));
  /* Of a memory that was never written the sum must not fit by itself. */
  return sum ^ 0x514D3121ul;
}

static inline void box_hex(uint32_t number, uint8_t digits, char *text) {
  for (uint8_t at = 0; at < digits; at++) text[at] = qm1_digit((uint8_t)((number >> (4 * (digits - 1 - at))) & 15u));
  text[digits] = '\0';
}

/* Eight hex digits, the same for ever. */
static inline void box_unit(char *text) {
  uint32_t unit = 0;
  uint32_t sum = 0;
  EEPROM.get(box_unit_at, unit);
  EEPROM.get(box_unit_at + 4, sum);
  if (sum != box_sum_of(unit)) {
    unit = box_noise();
    EEPROM.put(box_unit_at, unit);
    EEPROM.put(box_unit_at + 4, box_sum_of(unit));
  }
  box_hex(unit, 8, text);
}

/* Four hex digits, different at each of 65,536 starts. The count is on record before anything is said under it. */
static inline void box_boot(char *text) {
  uint16_t newest = 0;
  bool is_any = false;
  for (uint8_t cell = 0; cell < box_start_cells; cell++) {
    box_start start;
    EEPROM.get(box_starts_at + cell * (int)sizeof start, start);
    if (start.check != box_check(start.count)) continue;
    if (!is_any || (int16_t)(uint16_t)(start.count - newest) > 0) newest = start.count;
    is_any = true;
  }
  const uint16_t count = (uint16_t)(newest + 1u);
  const box_start start = {count, box_check(count)};
  EEPROM.put(box_starts_at + (count % box_start_cells) * (int)sizeof start, start);
  box_hex(count, 4, text);
}

/* ---- Lamps and beeper ---- */

static const uint8_t box_no_pin = 255;
static const uint16_t box_turn_blinks = 20;

struct box_lamps {
  uint8_t green;
  uint8_t red;
  uint8_t beeper;
  uint8_t signal;
  bool is_on;
  uint32_t since;
};

static inline void box_beep(const box_lamps *lamps, unsigned int pitch, unsigned long milliseconds) {
  if (lamps->beeper != box_no_pin) tone(lamps->beeper, pitch, milliseconds);
}

static inline void box_show(box_lamps *lamps, uint8_t signal) {
  lamps->signal = signal;
  lamps->is_on = true;
  lamps->since = millis();
  digitalWrite(lamps->green, signal == QM1_OK ? HIGH : LOW);
  digitalWrite(lamps->red, signal == QM1_NO ? HIGH : LOW);
  if (signal == QM1_OK) box_beep(lamps, 2400, 60);
  if (signal == QM1_NO) box_beep(lamps, 300, 400);
  if (signal == QM1_TURN) box_beep(lamps, 1200, 150);
}

/* Accepted is green for half a second, refused red for one, your turn green and red by turns for ten. */
static inline void box_lamps_tick(box_lamps *lamps, uint32_t now) {
  if (!lamps->is_on) return;
  const uint32_t passed = now - lamps->since;
  const bool is_turn = lamps->signal == QM1_TURN;
  const uint32_t until = is_turn ? 500ul * box_turn_blinks : lamps->signal == QM1_OK ? 500ul : 1000ul;
  lamps->is_on = passed < until;
  if (lamps->is_on && !is_turn) return;
  const bool is_even = (passed / 250u) % 2u == 0;
  digitalWrite(lamps->green, lamps->is_on && is_even ? HIGH : LOW);
  digitalWrite(lamps->red, lamps->is_on && !is_even ? HIGH : LOW);
}

static inline void box_lamps_begin(box_lamps *lamps) {
  pinMode(lamps->green, OUTPUT);
  pinMode(lamps->red, OUTPUT);
  if (lamps->beeper != box_no_pin) pinMode(lamps->beeper, OUTPUT);
}

/* ---- The line ---- */

static inline void box_put(void *, uint8_t byte) {
  Serial.write(byte);
}

/* A host that talks without end gets so much attention at a time, and the buttons are looked at all the same. */
static inline void box_listen(qm1_reader *reader, uint32_t now) {
  for (uint8_t most = 64; most > 0 && Serial.available() > 0; most--)
    qm1_heard(reader, (uint8_t)Serial.read(), now);
  qm1_tick(reader, now);
}

/* Until the next millisecond or the next byte. */
static inline void box_rest() {
#ifdef __AVR__
  set_sleep_mode(SLEEP_MODE_IDLE);
  sleep_mode();
#else
  delay(1);
#endif
}

#endif
