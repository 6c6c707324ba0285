/** `g•••@example.com`: its owner knows it again, and nobody else learns it. */
export function maskAddress(email: string): string {
  const at = email.lastIndexOf('@')
  return `${/^./u.exec(email)?.[0] ?? ''}•••${email.slice(at)}`
}
