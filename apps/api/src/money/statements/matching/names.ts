/** Words that are common in names of people and firms. */
const common = new Set(
  'mr mrs ms miss dr eng bw bi sr sra mme mlle the and et of ltd limited co company plc inc llc sarl lda pty enterprises enterprise trading motors investments general group'.split(
    ' ',
  ),
)

/** `MOYO, Tendai (Mr.)` → `moyo tendai`: words of a name for comparison in any order. */
export function nameWords(name: string): string[] {
  const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const words = plain.match(/\p{L}{2,}/gu) ?? []
  return [...new Set(words)].filter((word) => !common.has(word))
}
