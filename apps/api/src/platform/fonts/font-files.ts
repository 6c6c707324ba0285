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

/** Regular and bold, which is what a name is printed in. */
function noto(name: string, family: string) {
  return { 400: google(name, family, '400Regular'), 700: google(name, family, '700Bold') }
}

/**
 * The fonts of printed documents, by family and weight, in the order in which they are searched for a letter. Inter has
 * Latin, Greek and Cyrillic, and Noto Sans their rarer letters. Each of the others has one script of those that Unicode
 * recommends for names (UAX #31, table 5); Noto Sans Hans has Chinese in both spellings, Japanese and Bopomofo.
 */
export const fontFiles = {
  Inter: {
    400: google('inter', 'Inter', '400Regular'),
    500: google('inter', 'Inter', '500Medium'),
    600: google('inter', 'Inter', '600SemiBold'),
    700: google('inter', 'Inter', '700Bold'),
    800: google('inter', 'Inter', '800ExtraBold'),
  },
  'Noto Sans': noto('noto-sans', 'NotoSans'),
  'Noto Sans Arabic': noto('noto-sans-arabic', 'NotoSansArabic'),
  'Noto Sans Ethiopic': noto('noto-sans-ethiopic', 'NotoSansEthiopic'),
  'Noto Sans Devanagari': noto('noto-sans-devanagari', 'NotoSansDevanagari'),
  'Noto Sans Bengali': noto('noto-sans-bengali', 'NotoSansBengali'),
  'Noto Sans Gurmukhi': noto('noto-sans-gurmukhi', 'NotoSansGurmukhi'),
  'Noto Sans Gujarati': noto('noto-sans-gujarati', 'NotoSansGujarati'),
  'Noto Sans Oriya': noto('noto-sans-oriya', 'NotoSansOriya'),
  'Noto Sans Tamil': noto('noto-sans-tamil', 'NotoSansTamil'),
  'Noto Sans Telugu': noto('noto-sans-telugu', 'NotoSansTelugu'),
  'Noto Sans Kannada': noto('noto-sans-kannada', 'NotoSansKannada'),
  'Noto Sans Malayalam': noto('noto-sans-malayalam', 'NotoSansMalayalam'),
  'Noto Sans Sinhala': noto('noto-sans-sinhala', 'NotoSansSinhala'),
  'Noto Sans Thai': noto('noto-sans-thai', 'NotoSansThai'),
  'Noto Sans Lao': noto('noto-sans-lao', 'NotoSansLao'),
  'Noto Serif Tibetan': noto('noto-serif-tibetan', 'NotoSerifTibetan'),
  'Noto Sans Myanmar': noto('noto-sans-myanmar', 'NotoSansMyanmar'),
  'Noto Sans Khmer': noto('noto-sans-khmer', 'NotoSansKhmer'),
  'Noto Sans Georgian': noto('noto-sans-georgian', 'NotoSansGeorgian'),
  'Noto Sans Armenian': noto('noto-sans-armenian', 'NotoSansArmenian'),
  'Noto Sans Hebrew': noto('noto-sans-hebrew', 'NotoSansHebrew'),
  'Noto Sans Thaana': noto('noto-sans-thaana', 'NotoSansThaana'),
  'Nanum Gothic': noto('nanum-gothic', 'NanumGothic'),
  'Noto Sans Hans': { 500: han('Medium'), 700: han('Bold') },
} as const

export type Family = keyof typeof fontFiles
