/** Account spec §8 and §4, verbatim. */
export const wrongFormat = 'Oops wrong file format, upload images only (jpg or png).'
export const unauthorized = 'Unauthorized error - Login and try again.'
export const otherwise = 'Something has gone wrong, contact customer support.'
export const saveFirst = 'Save your changes first before uploading images'

/** Ours: what is known before anything is sent. */
export const tooLarge = 'This photo is larger than 10 MB. Choose a smaller one.'

/** Sending the same file again would not help. */
export function asksForAnother(failure: string): boolean {
  return failure === wrongFormat || failure === tooLarge
}

export function uploadFailure(status: number): string {
  if (status === 400) return wrongFormat
  if (status === 401) return unauthorized
  if (status === 413) return tooLarge
  return otherwise
}

/** More was chosen than there is room for. */
export function leftOut(count: number, room: number): string {
  const files = count === 1 ? '1 photo was' : `${count} photos were`
  return `${files} left out: a listing of this kind holds ${room}.`
}
