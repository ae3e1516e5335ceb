import type { Style } from '#mocks/db/covers/cover-style.ts'
import { arches } from '#mocks/db/covers/styles/arches.ts'
import { cutouts } from '#mocks/db/covers/styles/cutouts.ts'
import { echo } from '#mocks/db/covers/styles/echo.ts'
import { eclipse } from '#mocks/db/covers/styles/eclipse.ts'
import { haze } from '#mocks/db/covers/styles/haze.ts'
import { horizon } from '#mocks/db/covers/styles/horizon.ts'
import { interference } from '#mocks/db/covers/styles/interference.ts'
import { poster } from '#mocks/db/covers/styles/poster.ts'
import { pulse } from '#mocks/db/covers/styles/pulse.ts'
import { quiet } from '#mocks/db/covers/styles/quiet.ts'
import { ridges } from '#mocks/db/covers/styles/ridges.ts'
import { riso } from '#mocks/db/covers/styles/riso.ts'
import { screen } from '#mocks/db/covers/styles/screen.ts'
import { stripes } from '#mocks/db/covers/styles/stripes.ts'
import { swiss } from '#mocks/db/covers/styles/swiss.ts'
import { tiles } from '#mocks/db/covers/styles/tiles.ts'
import { weather } from '#mocks/db/covers/styles/weather.ts'
import { windows } from '#mocks/db/covers/styles/windows.ts'

export const STYLES: readonly Style[] = [
  swiss,
  haze,
  poster,
  riso,
  weather,
  tiles,
  horizon,
  quiet,
  stripes,
  ridges,
  screen,
  eclipse,
  cutouts,
  pulse,
  arches,
  interference,
  windows,
  echo,
]
