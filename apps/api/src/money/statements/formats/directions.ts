/** Words of banks for money that leaves, and for money that arrives, in a column that decides the sign. */
const words = {
  out: 'd dr db debit debet débit débito deb af out outflow outgoing - s soll t terhelés kiadás withdrawal sent cargo debe',
  in: 'c cr credit kredit crédit crédito cred bij in inflow incoming + h haben j jóváírás bevétel deposit received abono haber',
} as const

const directions: ReadonlyMap<string, 'in' | 'out'> = new Map([
  ...words.out.split(' ').map((word) => [word, 'out'] as const),
  ...words.in.split(' ').map((word) => [word, 'in'] as const),
])

/** Null for a word that says neither. */
export function directionOf(word: string): 'in' | 'out' | null {
  return directions.get(word.trim().toLowerCase()) ?? null
}
