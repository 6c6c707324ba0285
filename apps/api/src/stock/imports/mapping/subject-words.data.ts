/** Makes as Japanese lists write them; other names of makes are those that the search knows. */
export const makeWords: Readonly<Record<string, string>> = {
  トヨタ: 'Toyota',
  日産: 'Nissan',
  ニッサン: 'Nissan',
  ホンダ: 'Honda',
  マツダ: 'Mazda',
  スバル: 'Subaru',
  三菱: 'Mitsubishi',
  ミツビシ: 'Mitsubishi',
  スズキ: 'Suzuki',
  ダイハツ: 'Daihatsu',
  レクサス: 'Lexus',
  いすゞ: 'Isuzu',
  いすず: 'Isuzu',
  日野: 'Hino',
  メルセデスベンツ: 'Mercedes-Benz',
  フォルクスワーゲン: 'Volkswagen',
  アウディ: 'Audi',
  'mercedes benz': 'Mercedes-Benz',
}

/**
 * Names of series that are made of a letter or a digit: `320d`, `3er`, `C 180`, `E-Klasse`. `from` sees the text without
 * capitals, spaces and signs; `to` may be several names, of which the first that our tree has is taken.
 */
export const modelPatterns: readonly { make: string; from: RegExp; to: readonly string[] }[] = [
  { make: 'BMW', from: /^([1-8])(?:er|series|reihe)$/, to: ['$1 Series'] },
  { make: 'BMW', from: /^m?([1-8])\d\d?(?:i|d|ci|cd|ti|td|tds|xi|xd|is|e|x?drive\d*[di]?)*$/, to: ['$1 Series'] },
  { make: 'BMW', from: /^m([1-8])$/, to: ['M$1', '$1 Series'] },
  { make: 'Mercedes-Benz', from: /^([a-z]{1,3})(?:klasse|class|classe)$/, to: ['$1-Class', '$1', '$1E'] },
  { make: 'Mercedes-Benz', from: /^(cla|cls|clk|glk|gla|glb|glc|gle|gls|slk|slc|sl|cl|ml|gl)\d{2,3}(?:cdi|d|k|amg)?$/, to: ['$1', '$1-Class'] },
  { make: 'Mercedes-Benz', from: /^(ml)\d{3}/, to: ['M-Class'] },
  { make: 'Mercedes-Benz', from: /^([abcegrsvx])\d{2,3}(?:cdi|d|k|t|l|amg|cgi)*$/, to: ['$1-Class'] },
  { make: 'Mazda', from: /^([2356])(?:er)?$/, to: ['Mazda$1'] },
  { make: 'Lexus', from: /^(is|es|gs|ls|rx|nx|ux|gx|lx|ct|rc|lc)\d{3}h?$/, to: ['$1'] },
  { make: 'Audi', from: /^(?:audi)?([aqs][1-8])(?:avant|sportback|quattro|allroad)?$/, to: ['$1'] },
  { make: 'Audi', from: /^s([1-8])$/, to: ['A$1'] },
  { make: 'Porsche', from: /^(9\d\d)[a-z]+$/, to: ['$1'] },
  { make: 'Hyundai', from: /^(i[1-4]0)(?:cw|tourer)$/, to: ['$1'] },
  // The Roadster is an MX-5 outside of Japan.
  { make: 'Mazda', from: /^(?:mx5|miata)$/, to: ['MX-5', 'Roadster'] },
  { make: 'Tesla', from: /^([3sxy])$/, to: ['Model $1'] },
]
