import { existsSync } from 'node:fs'
import { run } from './run.mjs'

/** The files that each engine needs, and the Debian packages that bring them. */
const NEEDS = {
  webkit: {
    '/usr/bin/WebKitWebDriver': 'webkit2gtk-driver',
    '/usr/bin/Xvfb': 'xvfb',
    '/usr/lib/python3/dist-packages/gi': 'python3-gi',
    '/usr/lib/*/girepository-1.0/WebKit2-4.1.typelib': 'gir1.2-webkit2-4.1',
  },
  firefox: { '/usr/bin/firefox-esr': 'firefox-esr' },
}

const isInstalled = (path) =>
  path.includes('*')
    ? ['x86_64-linux-gnu', 'aarch64-linux-gnu'].some((machine) => existsSync(path.replace('*', machine)))
    : existsSync(path)

/** The packages that an engine lacks. */
const missingOf = (engine) =>
  Object.entries(NEEDS[engine])
    .filter(([path]) => !isInstalled(path))
    .map(([, name]) => name)

/** The engines that can run here. Root installs the missing packages; what is still missing is printed. */
export const engines = async () => {
  const all = Object.keys(NEEDS)
  const missing = all.flatMap(missingOf)
  if (missing.length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`Installing ${missing.join(', ')}…`)
    await run('apt-get', ['update', '-qq'], { capture: true })
    await run('apt-get', ['install', '-y', '-qq', ...missing], {
      capture: true,
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    })
  }
  return all.filter((engine) => {
    const still = missingOf(engine)
    if (still.length > 0) console.log(`engines: ${engine} not run: ${still.join(', ')} missing`)
    return still.length === 0
  })
}
