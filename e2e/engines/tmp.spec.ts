import { demoToken } from '#mocks/db/seed/sessions.ts'
import { test } from './test.ts'
for (const cut of [true]) test('c' + cut, async ({ user, network }) => {
    await user.goto('/login?lng=en')
    await user.store('liner-emulation', { latency: 'none' })
    const session = { state: { organizationId: null, jwt: demoToken('member@liner.test'), inviteCode: null }, version: 0 }
    await user.store('user-session', session)
    await user.goto('/artists')
    await user.sees('Lia Montaldi')
    await user.isControlled()
    const d = (user as any).driver
    const say = async (w: string) => console.log(cut, w, JSON.stringify(await d.evaluate(`() => [performance.timeOrigin, document.title, sessionStorage.getItem('liner-reloaded-at'), document.body.innerText.includes('Something went wrong'), performance.getEntriesByType('resource').filter((e) => e.name.includes('/assets/profile-K')).map((e) => [e.name.slice(-12), e.initiatorType, e.transferSize, Math.round(e.startTime)])]`, [])))
    if (cut) { network.cut(); await user.wander('/profile'); await user.sees('Something'); await network.restore(); await user.reload() }
    else await user.wander('/profile')
    await new Promise((r) => setTimeout(r, 6000))
    await say('1')

    await d.evaluate(`() => { navigator.clipboard.writeText = async (t) => { window.__t = t } }`, [])
    await user.click('button', 'Copy details')
    console.log(cut, JSON.stringify(await d.evaluate(`() => [window.__t, JSON.stringify(sessionStorage), performance.getEntriesByType('resource').filter((e) => e.name.includes('/assets/')).map((e) => e.name.slice(-24)).slice(-20)]`, [])))
})
