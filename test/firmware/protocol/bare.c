/* The protocol on a bare chip, with every call in use: for its size. */
#include "qm1.h"

#define DATA (*(volatile uint8_t *)0xC6)
#define PIN (*(volatile uint8_t *)0x23)

static void put(void *context, uint8_t byte) {
  (void)context;
  DATA = byte;
}

static void show(void *context, uint8_t signal) {
  (void)context;
  PIN = signal;
}

static const qm1_about about = {"0004A1", "Dice tray", "tag+face+button", "1.0", "age+lamps=2+places=8"};
static qm1_reader reader;

int main(void) {
  static const uint8_t uid[] = {4, 0xA0, 0x35, 0xB2};
  reader.put = put;
  reader.show = show;
  qm1_begin(&reader, &about, "1", 0);
  for (uint32_t now = 0;; now++) {
    qm1_heard(&reader, DATA, now);
    qm1_tick(&reader, now);
    switch (PIN) {
      case 1:
        qm1_tag(&reader, uid, sizeof uid, NULL, now);
        break;
      case 2:
        qm1_gone(&reader, uid, sizeof uid, NULL, now);
        break;
      case 3:
        qm1_face(&reader, "green", "3", QM1_REST, now);
        break;
      case 4:
        qm1_button(&reader, "undo", now);
        break;
      case 5:
        qm1_fault(&reader, "antenna", "no field", now);
        break;
    }
  }
}
