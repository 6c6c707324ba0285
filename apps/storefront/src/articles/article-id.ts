/** The third segment of /latest/{slug}/{id} (buyer spec §2); null when it is not an id. */
export function articleId(segment: string | undefined): number | null {
  const id = /^[1-9]\d{0,9}$/.test(segment ?? '') ? Number(segment) : null
  return id !== null && id <= 2_147_483_647 ? id : null
}
