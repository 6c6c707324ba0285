/** Account spec §8: a 403 of any vendor's call. */
export const notApproved =
  'Ooops, your seller account has not been approved yet. Contact customer service'
