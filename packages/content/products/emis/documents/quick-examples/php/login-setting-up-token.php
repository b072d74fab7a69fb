<?php

require 'vendor/autoload.php';

use Emis\Api\Client;

// The token of the company API opens the documents too, if your account is subscribed to them.
$client = new Client(getenv('EMIS_TOKEN'), api: Client::DOCUMENTS);
echo in_array('emis-documents', $client->getUserData()->subscriptions) ? "Documents: yes\n" : "Documents: no\n";

// The older way: a session by user name and password.
$client = new Client(api: Client::DOCUMENTS);
$client->login(getenv('EMIS_USERNAME'), getenv('EMIS_PASSWORD'));
echo count($client->documents->dictionary->getTopics()), " topics\n";
$client->logout();
