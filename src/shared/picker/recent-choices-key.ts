/** Where this browser keeps what was chosen last; it goes with whoever signs out. */
export const RECENT_CHOICES = 'recent-choices'
