import { createRequire } from 'node:module'

const { resolve } = createRequire(import.meta.url)

/** By the name of the package, its family in one word and the weight. */
function google(name: string, family: string, weight: string): string {
  return resolve(`@expo-google-fonts/${name}/${weight}/${family}_${weight}.ttf`)
}

/** Chinese in both spellings and Japanese, 8 MB a weight. The package exports its list of files only. */
function han(weight: string): string {
  return resolve('@embedpdf/fonts-sc').replace(/dist.[^/\\]+$/, `fonts/NotoSansHans-${weight}.otf`)
}

/**
 * The fonts of printed documents, by family and weight, in the order in which they are searched for a letter: Latin,
 * Greek and Cyrillic, then the other scripts of names where we sell and where our buyers come from. This Arabic font
 * has one glyph for each letter: in fonts whose dots are separate glyphs, the invoice's library loses some.
 */
export const fontFiles = {
  Inter: {
    400: google('inter', 'Inter', '400Regular'),
    500: google('inter', 'Inter', '500Medium'),
    600: google('inter', 'Inter', '600SemiBold'),
    700: google('inter', 'Inter', '700Bold'),
    800: google('inter', 'Inter', '800ExtraBold'),
  },
  'IBM Plex Sans Arabic': {
    400: google('ibm-plex-sans-arabic', 'IBMPlexSansArabic', '400Regular'),
    600: google('ibm-plex-sans-arabic', 'IBMPlexSansArabic', '600SemiBold'),
    700: google('ibm-plex-sans-arabic', 'IBMPlexSansArabic', '700Bold'),
  },
  'Noto Sans Ethiopic': {
    400: google('noto-sans-ethiopic', 'NotoSansEthiopic', '400Regular'),
    700: google('noto-sans-ethiopic', 'NotoSansEthiopic', '700Bold'),
  },
  'Noto Sans Devanagari': {
    400: google('noto-sans-devanagari', 'NotoSansDevanagari', '400Regular'),
    700: google('noto-sans-devanagari', 'NotoSansDevanagari', '700Bold'),
  },
  'Nanum Gothic': {
    400: google('nanum-gothic', 'NanumGothic', '400Regular'),
    700: google('nanum-gothic', 'NanumGothic', '700Bold'),
  },
  'Noto Sans Hans': { 500: han('Medium'), 700: han('Bold') },
} as const
