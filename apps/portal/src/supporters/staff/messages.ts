export const noAgents = {
  title: 'staffSupporters.noMatch',
  words: 'staffSupporters.noMatchText',
}
