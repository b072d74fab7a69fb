/**
 * The bytes of a long text and the places where its lines begin, both growing as they arrive. Only a line that is
 * looked at becomes a string, so 50 MB cost 50 MB and a few bytes per line.
 */
export class ByteLines {
  /** How many lines are known so far. */
  count = 0
  #bytes = new Uint8Array(1 << 16)
  #length = 0
  #starts = new Uint32Array(1 << 10)
  #depths = new Uint16Array(1 << 10)

  /** How many bytes have arrived. */
  get length(): number {
    return this.#length
  }

  /** Adds bytes and gives the offset of the first of them. */
  append(chunk: Uint8Array): number {
    const offset = this.#length
    if (offset + chunk.length > this.#bytes.length) {
      const larger = new Uint8Array(Math.max(this.#bytes.length * 2, offset + chunk.length))
      larger.set(this.#bytes)
      this.#bytes = larger
    }
    this.#bytes.set(chunk, offset)
    this.#length += chunk.length
    return offset
  }

  /** Begins a line at an offset, `depth` steps to the right. */
  begin(offset: number, depth: number): void {
    if (this.count === this.#starts.length) {
      const starts = new Uint32Array(this.count * 2)
      const depths = new Uint16Array(this.count * 2)
      starts.set(this.#starts)
      depths.set(this.#depths)
      this.#starts = starts
      this.#depths = depths
    }
    this.#starts[this.count] = offset
    this.#depths[this.count] = depth
    this.count++
  }

  depth(line: number): number {
    return this.#depths[line] ?? 0
  }

  /** The source of a line, at most `maxBytes` of it; `cut` tells that there was more. */
  source(line: number, maxBytes: number): { text: string; cut: boolean } {
    const start = this.#starts[line] ?? 0
    const end = line + 1 < this.count ? (this.#starts[line + 1] ?? start) : this.#length
    const cut = end - start > maxBytes
    const text = new TextDecoder().decode(this.#bytes.subarray(start, cut ? start + maxBytes : end))
    // A cut may go through a character of several bytes.
    return { text: cut ? text.replace(/\ufffd$/, '') : text, cut }
  }

  /** The whole text. Throws when the bytes are not UTF-8. */
  text(): string {
    return new TextDecoder('utf-8', { fatal: true }).decode(this.all())
  }

  /** All bytes, not copied. */
  all(): Uint8Array<ArrayBuffer> {
    return this.#bytes.subarray(0, this.#length)
  }
}
