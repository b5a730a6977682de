/** A UUIDv7 made outside of the server: 48 bits of time, the rest random. `random` has at least 10 bytes. */
export function uuid7(now: number, random: Uint8Array): string {
  const time = Math.max(0, Math.floor(now)).toString(16).padStart(12, '0').slice(-12);
  const bytes = [...random.slice(0, 10)].map((byte, at) => {
    if (at === 0) return (byte & 0x0f) | 0x70;
    return at === 2 ? (byte & 0x3f) | 0x80 : byte;
  });
  const hex = time + bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
