/** The words of a text as `product_words` of the database makes them of a title: letters and digits, in small letters. */
export function spareWords(text: string): string[] {
  const words = text
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
  return [...new Set(words)].slice(0, 12)
}
