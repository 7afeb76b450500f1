#include <stdbool.h>
#include <stdint.h>
#include <string.h>

uint16_t crc16(const uint8_t *bytes, size_t count);

bool read_coolant(const uint8_t *frame, size_t size, int *tenths)
{
    uint8_t data[8];

    memcpy(data, frame + 3, frame[2]);
    uint16_t sent = frame[size - 2] | frame[size - 1] << 8;
    if (size < 5 || crc16(frame, size - 2) != sent)
        return false;

    *tenths = data[2] << 8 | data[3];
    return *tenths != -32768; /* no probe */
}
