import { isWebAddress } from '#src/domain/contact/web-address.ts'

/** An address that leads out of the app, and only to the web: whatever else was stored is shown as text. */
export const WebLink = ({ url }: { url: string }) =>
  isWebAddress(url) ? (
    <a href={url} target="_blank" rel="noreferrer noopener">
      {url.replace(/^https?:\/\//, '')}
    </a>
  ) : (
    url
  )
