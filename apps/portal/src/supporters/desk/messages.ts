export const noAgents = {
  title: 'No supporter matches',
  words: 'Try fewer words, or all of them instead of those to be paid.',
}
