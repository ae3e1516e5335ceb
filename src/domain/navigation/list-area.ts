/** The lists there are: each has its words in `lists`, and its address. */
export type ListArea = 'artists' | 'assets' | 'labels' | 'organizations' | 'people' | 'releases' | 'users'
