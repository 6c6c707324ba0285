/** Order numbers have six digits or more; payment references add a check digit. */
const minLength = 6
const maxLength = 12

/** Separators within a number that the sender or the bank's form has split. */
const gap = /^[\s./:-]{1,2}$/

const maxParts = 5

/** Bounds the work for one text. */
const maxNumbers = 200

/** Each number has some 250 others that are one typing error away. */
const maxNearNumbers = 30

/** The numbers in a text, as written and with gaps closed: `INV 1000 017` contains `1000017`. */
export function numbersIn(text: string): string[] {
  const runs = [...text.matchAll(/\d+/g)]
  const found = new Set<string>()
  for (const [index, run] of runs.entries()) {
    let number = run[0]
    let end = run.index + number.length
    add(number)
    for (const next of runs.slice(index + 1, index + maxParts)) {
      if (!gap.test(text.slice(end, next.index))) break
      number += next[0]
      end = next.index + next[0].length
      add(number)
    }
  }
  return [...found].slice(0, maxNumbers)

  function add(number: string) {
    if (number.length >= minLength && number.length <= maxLength) found.add(number)
  }
}

/** Numbers that may be mistyped, including those with one letter in place of a digit: `1O00017`. */
export function nearNumbersIn(text: string): string[] {
  const words = [...text.toUpperCase().matchAll(/[A-Z0-9]+/g)].map(([word]) => word)
  const withOneLetter = words.filter((word) => word.replaceAll(/\d/g, '').length === 1)
  const lengths = (number: string) =>
    number.length >= minLength - 1 && number.length <= maxLength + 1
  const broken = [...text.matchAll(/\d+/g)].map(([word]) => word)
  return [...new Set([...numbersIn(text), ...broken, ...withOneLetter])]
    .filter(lengths)
    .slice(0, maxNearNumbers)
}

const figures = '0123456789'

/**
 * The numbers one typing error away: a wrong, missing or extra digit, or two swapped. Few of them are payment
 * references.
 */
export function oneTypoFrom(number: string): string[] {
  const found = new Set<string>()
  for (let at = 0; at <= number.length; at += 1) {
    const [before, after] = [number.slice(0, at), number.slice(at)]
    if (after !== '') {
      found.add(before + after.slice(1))
      for (const figure of figures) found.add(before + figure + after.slice(1))
    }
    if (after.length > 1) found.add(before + after[1] + after[0] + after.slice(2))
    for (const figure of figures) found.add(before + figure + after)
  }
  found.delete(number)
  return [...found].filter((each) => each.length > minLength)
}
