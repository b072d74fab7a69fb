-- Whether `cursor=*` is open to an account: 'Some accounts do not support cursor=*.'
alter table portal.account add column has_cursors boolean not null default true;
