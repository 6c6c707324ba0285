/** Google's mark in its own colours, as its branding rules ask of a button that is not theirs. */
export function GoogleMark() {
  return (
    <svg width="20" height="20" viewBox="0 0 48 48" aria-hidden="true">
      <path
        fill="#4285f4"
        d="M46.5 24.5c0-1.6-.1-3.1-.4-4.5H24v9h12.7c-.6 3-2.2 5.4-4.7 7.1v5.8h7.6c4.4-4.1 6.9-10.1 6.9-17.4z"
      />
      <path
        fill="#34a853"
        d="M24 47c6.2 0 11.5-2.1 15.3-5.6l-7.6-5.8c-2.1 1.4-4.7 2.2-7.7 2.2-6 0-11-4-12.8-9.4H3.4v6C7.2 42 15 47 24 47z"
      />
      <path
        fill="#fbbc05"
        d="M11.2 28.4c-.5-1.4-.7-2.9-.7-4.4s.3-3 .7-4.4v-6H3.4C1.9 16.7 1 20.2 1 24s.9 7.3 2.4 10.4l7.8-6z"
      />
      <path
        fill="#ea4335"
        d="M24 10.2c3.4 0 6.4 1.2 8.8 3.4l6.6-6.6C35.4 3.3 30.1 1 24 1 15 1 7.2 6 3.4 13.6l7.8 6C13 14.2 18 10.2 24 10.2z"
      />
    </svg>
  )
}
