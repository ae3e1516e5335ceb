import { http, HttpResponse } from 'msw/http'

const INSTALLATIONS = 'https://firebaseinstallations.googleapis.com/v1/projects/:project/installations'
const REGISTRATIONS = 'https://fcmregistrations.googleapis.com/v1/projects/:project/registrations'
const A_WEEK = '604800s'
const BEARER = /^FIS emulated\./

/** The token identifies an installation, so nothing is stored. */
const authToken = (installation: string) => ({ token: `emulated.${installation}`, expiresIn: A_WEEK })
const refuse = (status: number, message: string) => HttpResponse.json({ error: { code: status, message } }, { status })

const installationOf = async (request: Request): Promise<string | null> => {
  const body: unknown = await request.json()
  if (typeof body !== 'object' || body === null || !('fid' in body)) return null
  return typeof body.fid === 'string' ? body.fid : null
}

/** Firebase as far as its own client asks: an installation, and a registration of the browser under its name. */
export const firebaseService = (isReachable: () => boolean) => [
  http.post(INSTALLATIONS, async ({ request, params }) => {
    if (!isReachable()) return HttpResponse.error()
    const fid = await installationOf(request)
    if (fid === null || request.headers.get('x-goog-api-key') === null) return refuse(400, 'INVALID_ARGUMENT')
    const name = `projects/${String(params['project'])}/installations/${fid}`
    return HttpResponse.json({ name, fid, refreshToken: `refresh.${fid}`, authToken: authToken(fid) })
  }),
  http.post(`${INSTALLATIONS}/:fid/authTokens\\:generate`, ({ params }) =>
    isReachable() ? HttpResponse.json(authToken(String(params['fid']))) : HttpResponse.error(),
  ),
  http.delete(`${INSTALLATIONS}/:fid`, () => (isReachable() ? HttpResponse.json({}) : HttpResponse.error())),
  http.post(REGISTRATIONS, ({ request, params }) => {
    if (!isReachable()) return HttpResponse.error()
    const bearer = request.headers.get('x-goog-firebase-installations-auth') ?? ''
    if (!BEARER.test(bearer)) return refuse(401, 'UNAUTHENTICATED')
    const fid = bearer.replace(BEARER, '')
    return HttpResponse.json({ name: `projects/${String(params['project'])}/registrations/${fid}` })
  }),
  http.delete(`${REGISTRATIONS}/:fid`, () => (isReachable() ? HttpResponse.json({}) : HttpResponse.error())),
]
