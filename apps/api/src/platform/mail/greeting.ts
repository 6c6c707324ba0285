import type { Translator } from '@bandari/i18n'

/** A name of Congo with its title has more than 45 letters. */
const longest = 60

/**
 * How a mail begins. Names are typed by anybody, and a mail of ours to a stranger must not carry a sender's own message:
 * what looks like an address or a number to call is left out, and the rest is short.
 */
export function greeting({ t }: Pick<Translator, 't'>, name: string): string {
  const plain = plainName(name)
  return plain === '' ? t('mails.greetingUnnamed') : t('mails.greeting', { name: plain })
}

/** Compatibility forms are normalised first: `ｅｖｉｌ．ｃｏｍ` is read as `evil.com`. */
export function plainName(name: string): string {
  const words = name
    .normalize('NFKC')
    .replaceAll(/\p{Cc}/gu, ' ')
    .replaceAll(/[\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu, '')
    .split(/\s+/)
    .filter((word) => isNumber.test(word) || (isName.test(word) && !isDomain.test(word)))
  const isOneNumber = words.filter((word) => isNumber.test(word)).length === 1
  const text = words.filter((word) => isOneNumber || !isNumber.test(word)).join(' ')
  const letters = Array.from(text)
  return letters.length <= longest
    ? text
    : `${letters
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`
}

/** `Mwila`, `N’Diaye`, `Otieno-Were`, `J.`, `Jr.,` */
const isName = /^\p{L}[\p{L}\p{M}'’ʼ.-]*,?$/u
/** `2nd`, `12`; a longer number may be one to call, and so may several. */
const isNumber = /^\d{1,3}(?:st|nd|rd|th)?$/u
const isDomain = /[\p{L}\p{M}-]{2,}\.[\p{L}\p{M}]{2,}/u
