const docs = { routeBasePath: '/', sidebarPath: './sidebars.js', docItemComponent: '@theme/ApiItem' }
const api = {
  specPath: 'document.json',
  outputDir: 'docs/api',
  sidebarOptions: { groupPathsBy: 'tag', categoryLinkSource: 'tag' },
}

module.exports = {
  title: 'Peer',
  url: 'https://peer.test',
  baseUrl: '/',
  onBrokenLinks: 'ignore',
  presets: [['classic', { docs, blog: false }]],
  plugins: [['docusaurus-plugin-openapi-docs', { id: 'api', docsPluginId: 'classic', config: { api } }]],
  themes: ['docusaurus-theme-openapi-docs'],
}
