import type { TrialFieldName } from '@portal/domain/trial.ts'
import { callPortal } from './call.ts'
import { useData } from './data.ts'

/** What the link of a trial opens. `expiresAt` is ISO 8601. */
export interface Trial {
  apiToken: string
  expiresAt: string
  documentationUrl: string
}

/** Asks for a trial. False when the portal has no mail server, so that its mail is shown where the portal runs. */
export async function registerTrial(
  body: Record<TrialFieldName, string | boolean> & { captcha: string },
): Promise<boolean> {
  const { mailed } = await callPortal<{ mailed: boolean }>('/api/ceic-sandbox', {
    method: 'POST',
    body,
    anonymous: true,
  })
  return mailed
}

/** The trial of a link. */
export const useTrial = (link: string) => useData<Trial>(`/api/ceic-sandbox-token/${encodeURIComponent(link)}`)
