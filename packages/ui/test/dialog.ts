/** jsdom draws `<dialog>` but cannot open one: the two methods, as far as our tests look. */
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true
  this.querySelector('button')?.focus()
}

HTMLDialogElement.prototype.close = function close() {
  this.open = false
}
