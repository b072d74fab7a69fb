import type { Navigation } from '@portal/domain/navigation.ts'
import type { SdkDownload } from '@portal/domain/sdk.ts'
import { builtInDownloads } from '@portal/domain/sdk-downloads.ts'
import { useData } from './data.ts'

const file = '/downloads.json'

/** The request path of what can be downloaded for an API. */
export const downloadsPath = (api: string): string => `${file}?${new URLSearchParams({ api })}`

/** Whether a page is whole without the answer of a path. */
export const isSpare = (path: string): boolean => path.startsWith(file)

/**
 * What can be downloaded for an API; `isBuiltIn` when the list could not be read: 'on failure a built-in default is used'.
 */
export function useDownloads(navigation: Navigation, portalUrl: string): { list: SdkDownload[]; isBuiltIn: boolean } {
  const { data, error } = useData<{ downloads: SdkDownload[] }>(downloadsPath(navigation.api))
  if (Array.isArray(data?.downloads)) return { list: data.downloads, isBuiltIn: false }
  const versions = new Map(
    navigation.versions.map(({ path, version }) => [path.replace('/', '-'), version || undefined]),
  )
  versions.set(navigation.api, navigation.version)
  const list = builtInDownloads(navigation.api, api => versions.get(api), portalUrl)
  return { list, isBuiltIn: error !== undefined || data !== undefined }
}
