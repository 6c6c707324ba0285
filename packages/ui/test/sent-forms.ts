/**
 * Sends a form as `upload` of the SDK does, with its progress, by way of `fetch`, which tests lead into the API: jsdom's own
 * would open a connection.
 */
class FormRequest extends EventTarget {
  status = 0
  responseText = ''
  readonly upload = new EventTarget()
  readonly #headers = new Headers()
  readonly #controller = new AbortController()
  #method = ''
  #url = ''

  open(method: string, url: string) {
    this.#method = method
    this.#url = url
  }

  setRequestHeader(name: string, value: string) {
    this.#headers.set(name, value)
  }

  abort() {
    this.#controller.abort()
  }

  send(form: FormData) {
    void this.#exchange(form)
  }

  async #exchange(form: FormData) {
    const outcome = await this.#answer(form)
    // Whoever called it off wants no answer that came all the same.
    this.dispatchEvent(new Event(this.#controller.signal.aborted ? 'abort' : outcome))
    this.dispatchEvent(new Event('loadend'))
  }

  async #answer(form: FormData): Promise<'load' | 'error'> {
    try {
      const [method, headers, body] = [this.#method, this.#headers, await bytesOf(form)]
      headers.set('content-type', `multipart/form-data; boundary=${boundary}`)
      const answer = await fetch(this.#url, { method, headers, body })
      const sent = { lengthComputable: true, loaded: 1, total: 1 }
      this.upload.dispatchEvent(new ProgressEvent('progress', sent))
      this.status = answer.status
      this.responseText = await answer.text()
      return 'load'
    } catch {
      return 'error'
    }
  }
}

globalThis.XMLHttpRequest = FormRequest as unknown as typeof XMLHttpRequest

const boundary = 'a-part-of-a-form'

/** The form as a browser writes it: Node's `Request` reads none of jsdom's, and vitest's copy of one has no names of files. */
async function bytesOf(form: FormData): Promise<Uint8Array<ArrayBuffer>> {
  const parts: BlobPart[] = []
  for (const [name, value] of form) {
    parts.push(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"`)
    if (typeof value !== 'string')
      parts.push(`; filename="${value.name}"\r\ncontent-type: ${value.type}`)
    parts.push('\r\n\r\n', value, '\r\n')
  }
  return new Uint8Array(await new Blob([...parts, `--${boundary}--\r\n`]).arrayBuffer())
}
