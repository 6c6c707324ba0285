/** The choices that a product can offer. A kind is a word of the contract, so that its name stands in each language. */
export const choiceKinds = ['size', 'colour'] as const

export type ChoiceKind = (typeof choiceKinds)[number]

/** What a product offers, as its seller lists it: `S, M, L`. Null where there is nothing to choose. */
export interface OfferedChoices {
  size_choices: string | null
  colour_choices: string | null
}

/** What was chosen of a product; null where there was nothing to choose. */
export interface Chosen {
  chosen_size: string | null
  chosen_colour: string | null
}

/** What a caller chooses, by kind. */
export type Choice = Partial<Record<ChoiceKind, string>>

const separator = ', '

/** The kinds that a product offers, each with its values in the seller's order. */
export function choicesOf(offered: OfferedChoices): { kind: ChoiceKind; values: string[] }[] {
  return choiceKinds.flatMap((kind) => {
    const values = offered[`${kind}_choices`]?.split(separator)
    return values ? { kind, values } : []
  })
}

export type ChoiceResult = 'ok' | { missing: ChoiceKind } | { unknown: ChoiceKind }

/** Whether a choice names a value of each kind that there is, and of no other (buyer spec §5). */
export function choiceResult(offered: OfferedChoices, choice: Choice): ChoiceResult {
  const choices = choicesOf(offered)
  const missing = choices.find(({ kind, values }) => !values.includes(choice[kind] ?? ''))
  if (missing) return { missing: missing.kind }
  const unknown = choiceKinds.find(
    (kind) => choice[kind] !== undefined && !choices.some((each) => each.kind === kind),
  )
  return unknown ? { unknown } : 'ok'
}

/** What a choice is stored as. */
export function chosenOf({
  size = null,
  colour = null,
}: Partial<Record<ChoiceKind, string | null>>): Chosen {
  return { chosen_size: size, chosen_colour: colour }
}

/** A stored choice as it would be made again. */
export function choiceOf({ chosen_size: size, chosen_colour: colour }: Chosen): Choice {
  return { ...(size === null ? {} : { size }), ...(colour === null ? {} : { colour }) }
}

export function isSameChoice(one: Chosen, other: Chosen): boolean {
  return one.chosen_size === other.chosen_size && one.chosen_colour === other.chosen_colour
}

/**
 * `Linen men's shirt (L, Blue)`: how orders, papers and mails name a line. The values are the seller's own words, so they
 * need no language.
 */
export function titleWithChoice(line: { title: string } & Chosen): string {
  const chosen = Object.values(choiceOf(line))
  return chosen.length === 0 ? line.title : `${line.title} (${chosen.join(separator)})`
}

const mostValues = 20
const longestValue = 30

/** A list as it is typed, tidied; or what is wrong: one value is no choice, and a page has room for so many. */
export function readOffer(text: string): { offer: string | null } | 'invalid' {
  const typed = text.split(/[,;\n]/).map((value) => value.trim().replaceAll(/\s+/g, ' '))
  const values = [...new Set(typed.filter((value) => value !== ''))]
  if (values.length === 0) return { offer: null }
  const isOffer = values.length >= 2 && values.length <= mostValues
  const isShort = values.every((value) => value.length <= longestValue)
  return isOffer && isShort ? { offer: values.join(separator) } : 'invalid'
}
