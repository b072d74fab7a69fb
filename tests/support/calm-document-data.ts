/** What a calm document tells of: the resources of its tags, what belongs to them, and the fields they may have. */
export const nouns = [
  'account',
  'alert',
  'archive',
  'backup',
  'bond',
  'budget',
  'calendar',
  'certificate',
  'cluster',
  'commodity',
  'connector',
  'country',
  'currency',
  'dashboard',
  'database',
  'dataset',
  'domain',
  'exchange',
  'export',
  'feed',
  'firewall',
  'forecast',
  'fund',
  'gateway',
  'image',
  'index',
  'indicator',
  'instance',
  'invoice',
  'issuer',
  'key',
  'load balancer',
  'market',
  'network',
  'portfolio',
  'price series',
  'project',
  'region',
  'report',
  'security',
  'share',
  'subscription',
  'volume',
  'watchlist',
]

export const parts = [
  'schedule',
  'snapshot',
  'member',
  'label',
  'event',
  'version',
  'permission',
  'note',
  'metric',
  'webhook',
  'quota',
  'tag',
  'credential',
  'replica',
  'pool',
  'topic',
  'trigger',
  'reader',
  'log',
  'setting',
  'invitation',
  'address',
  'limit',
  'window',
  'migration',
]

interface Field {
  type: string
  description: string
  example: unknown
  [more: string]: unknown
}

const text = (description: string, example: string, more: object = {}): Field => ({
  type: 'string',
  description,
  example,
  ...more,
})
const count = (description: string, example: number, more: object = {}): Field => ({
  type: 'integer',
  description,
  example,
  ...more,
})
const choice = (description: string, ...values: string[]): Field => text(description, values[0]!, { enum: values })
const flag = (description: string, example: boolean): Field => ({
  type: 'boolean',
  description,
  example,
  default: false,
})
const list = (description: string, example: string[]): Field => ({
  type: 'array',
  description,
  example,
  items: { type: 'string' },
})

export const pool: [name: string, schema: Field][] = [
  [
    'name',
    text('The name as people read it. It need not be the only one of its kind.', 'Quarterly accounts', {
      maxLength: 120,
    }),
  ],
  [
    'slug',
    text('A short name that is used in addresses and stays when the name changes.', 'quarterly-accounts', {
      pattern: '^[a-z0-9-]+$',
    }),
  ],
  ['status', choice('Whether it can be used now, and if not, why.', 'active', 'new', 'paused', 'archived')],
  ['created_at', text('When it was made, in universal time.', '2024-03-11T07:42:11Z', { format: 'date-time' })],
  [
    'updated_at',
    text('When something of it changed last, in universal time.', '2024-05-02T16:20:00Z', { format: 'date-time' }),
  ],
  [
    'size_gigabytes',
    count('How much room it takes, in gigabytes of 1,000,000,000 bytes.', 25, { minimum: 1, maximum: 16384 }),
  ],
  ['price_monthly', { type: 'number', description: 'What a whole month of it costs, in US dollars.', example: 15 }],
  ['labels', list('Words of your own by which it can be found again.', ['production', 'finance'])],
  ['is_public', flag('Whether people outside of the account may read it.', false)],
  ['frequency', choice('How often there is something new in it.', 'daily', 'weekly', 'monthly', 'quarterly', 'yearly')],
  ['unit', text('What a value is counted in, as it is written beside a chart.', 'USD million')],
  ['source', text('Who published it first, as they wish to be quoted.', 'National statistics office')],
  ['start_date', text('The first day that it tells of.', '1998-01-31', { format: 'date' })],
  ['end_date', text('The last day that it tells of, or the last there is so far.', '2024-04-30', { format: 'date' })],
  [
    'description',
    text('What it is for, in a sentence or two. Markdown is shown as it is.', 'All accounts that close in a quarter.'),
  ],
  ['region_slug', choice('Where it is kept. It cannot be moved later.', 'north-2', 'east-1', 'south-3', 'west-1')],
  ['replicas', count('How many copies of it answer at the same time.', 2, { minimum: 1, maximum: 9 })],
  ['connection_limit', count('How many may be connected at once, those of the account included.', 97)],
  ['engine', choice('What runs it. Each has its own limits.', 'postgres', 'columns', 'documents', 'memory')],
  ['version', text('Which release runs, without what comes after the second point.', '16.2')],
  [
    'maintenance_day',
    choice('The day of the week on which it may be away for a while.', 'monday', 'tuesday', 'saturday', 'sunday'),
  ],
  ['maintenance_hour', text('The hour of that day, in universal time.', '08:00:00')],
  ['address', text('Where it is reached from outside.', '203.0.113.40', { format: 'ipv4' })],
  ['private_address', text('Where it is reached from the same network.', '10.16.0.40', { format: 'ipv4' })],
  ['port', count('The port on which it answers.', 25060, { minimum: 1, maximum: 65535 })],
  ['host', text('The name under which it is found.', 'calm-1.example.test', { format: 'hostname' })],
  [
    'callback_url',
    text('What is called when it changes. It must answer within ten seconds.', 'https://hooks.example.test/changes', {
      format: 'uri',
    }),
  ],
  ['contact', text('Whom to ask when something is wrong with it.', 'desk@example.test', { format: 'email' })],
  ['currency', text('The three letters of the currency in which it is paid.', 'EUR', { minLength: 3, maxLength: 3 })],
  ['isin', text('Its number among all that are traded.', 'XS0000000000', { minLength: 12, maxLength: 12 })],
  ['rating', choice('How likely it is to be paid back, as judged last.', 'AAA', 'AA', 'A', 'BBB', 'BB', 'B')],
  [
    'weight',
    {
      type: 'number',
      description: 'Its share of the whole, between nothing and one.',
      example: 0.125,
      minimum: 0,
      maximum: 1,
    },
  ],
  ['decimals', count('How many digits are told after the point.', 2, { minimum: 0, maximum: 12 })],
  ['retention_days', count('How many days it is kept after nobody needs it.', 30, { minimum: 1, maximum: 3650 })],
  ['is_paused', flag('Whether nothing of it is renewed for the time being.', false)],
  ['algorithm', choice('How it is decided which of them answers.', 'round_robin', 'least_connections')],
  ['countries', list('The countries that it tells of, each by its two letters.', ['CN', 'DE', 'BR'])],
  ['indicators', list('What is measured, each by its short name.', ['gdp', 'cpi', 'exports'])],
  ['rows', count('How many rows there are, counted when it was renewed last.', 184220)],
  ['checksum', text('What its content comes to, to see whether it is the same.', '9f86d081884c7d659a2feaa0c55ad015')],
  ['fingerprint', text('By what it is known to programs that connect to it.', '3b:16:bf:e4:8b:00:8b:b8')],
]
