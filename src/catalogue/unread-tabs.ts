const NAME = 'liner-notifications'

/** What one tab has shown is nothing new in the others. */
export const tellSeen = () => {
  const channel = new BroadcastChannel(NAME)
  channel.postMessage('seen')
  channel.close()
}

export const followSeen = (onSeen: () => void) => {
  // Open for as long as the page is.
  new BroadcastChannel(NAME).addEventListener('message', onSeen)
}
