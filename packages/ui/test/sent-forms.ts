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
      const [method, headers, body] = [this.#method, this.#headers, await copyOf(form)]
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

/** Node's `Request` reads no form of jsdom's, and vitest's copy of one has no names of files. */
async function copyOf(form: FormData): Promise<FormData> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const copy = await new Response('', { headers }).formData()
  for (const [name, value] of form) {
    if (typeof value === 'string') copy.append(name, value)
    else copy.append(name, await fileOf(value), value.name)
  }
  return copy
}

/** The same of Node, to whose forms a file of jsdom is an object like any other. */
async function fileOf(file: File): Promise<Blob> {
  const { type } = file
  return new Response(await file.arrayBuffer(), { headers: { 'content-type': type } }).blob()
}
