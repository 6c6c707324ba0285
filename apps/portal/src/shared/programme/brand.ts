/** What `{brand}` in the specification's sentences stands for (decisions 1). */
export const brand = 'Bandari'
