import type { ComponentType } from 'react'
import { createStore } from 'zustand/vanilla'

/** The banners above every screen, registered after the first screen is painted. Each decides when it is visible. */
export const banners = createStore<readonly ComponentType[]>(() => [])

export const addBanner = (banner: ComponentType) => banners.setState([...banners.getState(), banner], true)
