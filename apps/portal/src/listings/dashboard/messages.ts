/** What a listing lacks, by the save payload's names. */
const fieldWords: Readonly<Record<string, string>> = {
  pTitle: 'title',
  pPrice: 'price',
  pLocation: 'location',
  pContact: 'contact',
  sMileage: 'mileage',
  sEngine: 'engine size',
  description: 'description',
}

/** `price, location and mileage`. */
export function missingWords(missing: readonly string[]): string {
  const words = missing.map((field) => fieldWords[field] ?? field)
  const last = words.pop() ?? ''
  return words.length === 0 ? last : `${words.join(', ')} and ${last}`
}
