/** jsdom draws `<dialog>` but cannot open one: the two methods, as far as our tests look. */
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true
  const [wanted, first] = [
    this.querySelector<HTMLElement>('[autofocus]'),
    this.querySelector('button'),
  ]
  const target = wanted ?? first
  target?.focus()
}

HTMLDialogElement.prototype.close = function close() {
  this.open = false
}
