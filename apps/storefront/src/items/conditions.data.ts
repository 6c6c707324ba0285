/** Explains what a word about an item's state promises, and what it does not. */
const meanings: Readonly<Record<string, string>> = {
  new: 'Never used, in its own packing.',
  'new other': 'Never used; its packing may be opened or missing.',
  'open box': 'Never used; its packing has been opened.',
  refurbished: 'Used before, repaired and tested by the seller or the maker.',
  used: 'Used before. It works, and shows that it was used.',
  'for parts or not working': 'Does not work as a whole. Bought for its parts.',
}

const unknown = 'In the words of its seller. Ask us before you buy if it matters to you.'

export function meaningOf(condition: string): string {
  const word = condition.toLowerCase()
  if (Object.hasOwn(meanings, word)) return meanings[word] ?? unknown
  return word.includes('refurbished') ? (meanings['refurbished'] ?? unknown) : unknown
}
