/** Spaces and dashes group digits for people; a bank's file wants none. */
export function plainNumber(typed: string): string {
  return typed.replaceAll(/[\s.-]/g, '').toUpperCase()
}

/** An account's number as banks of any country write it, or an IBAN whose check digits agree. */
export function isAccountNumber(number: string): boolean {
  if (!/^[A-Z0-9]{6,34}$/.test(number)) return false
  return !isIbanLike(number) || remainder(number) === 1
}

function isIbanLike(number: string): boolean {
  return /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(number)
}

/** ISO 13616: the first four characters go last, letters count from ten, and 97 leaves one. */
function remainder(iban: string): number {
  const digits = Array.from(`${iban.slice(4)}${iban.slice(0, 4)}`, (sign) =>
    String(Number.parseInt(sign, 36)),
  ).join('')
  return Array.from(digits).reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0)
}

/** ISO 9362: bank, country, place, and perhaps the branch. */
export function isSwift(code: string): boolean {
  return /^[A-Z]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(code)
}
