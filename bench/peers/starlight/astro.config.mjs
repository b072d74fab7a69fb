import starlight from '@astrojs/starlight'
import { defineConfig } from 'astro/config'
import starlightOpenAPI, { openAPISidebarGroups } from 'starlight-openapi'

export default defineConfig({
  integrations: [
    starlight({
      title: 'Peer',
      plugins: [starlightOpenAPI([{ base: 'api', schema: './document.json' }])],
      sidebar: openAPISidebarGroups,
    }),
  ],
})
