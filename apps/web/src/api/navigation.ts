/** The request path of a product's menu. */
export const navigationPath = (vendor = '', product = ''): string =>
  `/api/routing/navigation?${new URLSearchParams({ api: `${vendor}-${product}` })}`
