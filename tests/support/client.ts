/** A person who has signed in, as a program sees the portal. */
interface Person {
  session: string
  /** Makes an API token for a product and gives its secret. */
  generate(product: string): Promise<string>
  tokens(): Promise<{ items: { product: string; prefix: string; lastUsedAt: string | null }[] }>
}

/** Signs in with an e-mail address and a password; throws what the portal says when it refuses. */
export async function signIn(url: string, realm: string, email: string, password: string): Promise<Person> {
  const { token: session } = await call<{ token: string }>(`${url}/api/auth/login`, { realm, email, password })
  const headers = { authorization: `Bearer ${session}` }
  return {
    session,
    generate: async product =>
      (await call<{ token: string }>(`${url}/api/token/${product}/generate`, undefined, headers)).token,
    tokens: async () => (await fetch(`${url}/api/token`, { headers })).json() as ReturnType<Person['tokens']>,
  }
}

async function call<Answer>(url: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
  const content =
    body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { ...headers, 'content-type': 'application/json' } }
  const response = await fetch(url, { method: 'POST', headers, ...content })
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
  return (await response.json()) as Answer
}
