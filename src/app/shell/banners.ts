import type { ComponentType } from 'react'
import { createStore } from 'zustand/vanilla'

/** What has something to say above every screen. It comes after the first one is painted, and says when it is time. */
export const banners = createStore<readonly ComponentType[]>(() => [])

export const addBanner = (banner: ComponentType) => banners.setState([...banners.getState(), banner], true)
