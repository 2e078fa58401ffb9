/* The bare limit: a WebSocket server in C on epoll that does nothing but pass moves on. Two seats a table; a message
 * from either is answered with one message to each, of a given size, written once. No rules, no views, no limits, and no
 * defence: it believes whatever it is sent, and is for the benchmark alone. With a journal it stores, then tells: what
 * came in one round is appended and synced in one go, and only then passed on.
 *   limit PORT BYTES [JOURNAL] */
#include <arpa/inet.h>
#include <fcntl.h>
#include <netinet/tcp.h>
#include <openssl/evp.h>
#include <openssl/sha.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

enum { files_max = 1 << 16, tables_max = 1 << 15, seats = 2, unread_max = 1024, message_max = 1 << 16 };
enum { round_max = 256, event_bytes = 160 }; /* a round hears so many clients; an event of Palette is about so long */

struct client {
    int table;              /* -1: has not said yet where it sits */
    int size;               /* of what was read and is not whole yet */
    unsigned char *unread;  /* made when the client comes */
};

static struct client clients[files_max];
static int seated[tables_max][seats]; /* files; 0: nobody */
static unsigned moves[tables_max];
static unsigned char message[message_max];
static int head_bytes, message_bytes;
static int journal = -1;                 /* no journal */
static int untold[round_max], untolds;   /* tables that moved in this round */
static char events[round_max][event_bytes];

static void fail(const char *what) {
    perror(what);
    exit(1);
}

/* A frame of text that looks like an update: the move's number, then what a view would fill. */
static void prepare(int bytes) {
    message[0] = 0x81;
    if (bytes < 126) {
        message[1] = (unsigned char)bytes;
        head_bytes = 2;
    } else {
        message[1] = 126;
        message[2] = (unsigned char)(bytes >> 8);
        message[3] = (unsigned char)bytes;
        head_bytes = 4;
    }
    message_bytes = head_bytes + bytes;
    memset(message + head_bytes, '.', (size_t)bytes);
}

static void tell(int table) {
    char number[12];
    const int size = snprintf(number, sizeof number, "%010u", moves[table]++);
    memcpy(message + head_bytes, number, (size_t)size);
    for (int seat = 0; seat < seats; ++seat) {
        if (send(seated[table][seat], message, (size_t)message_bytes, MSG_NOSIGNAL) != message_bytes) fail("send");
    }
}

static void moved(int table) {
    if (journal < 0) {
        tell(table);
        return;
    }
    if (untolds == round_max) fail("one move a client in a round");
    snprintf(events[untolds], event_bytes, "%d %u", table, moves[table]);
    untold[untolds++] = table;
}

static void end_round(void) {
    if (untolds == 0) return;
    const ssize_t size = untolds * event_bytes;
    if (write(journal, events, (size_t)size) != size || fdatasync(journal) != 0) fail("journal");
    for (int i = 0; i < untolds; ++i) tell(untold[i]);
    untolds = 0;
}

/* GET /t/TABLE/SEAT, answered as RFC 6455 asks. When both have come, both are told. */
static void welcome(int file, char *request) {
    static const char key_line[] = "Sec-WebSocket-Key: ", magic[] = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";
    int table = 0, seat = 0;
    char *key = strstr(request, key_line);
    const int is_known = sscanf(request, "GET /t/%d/%d ", &table, &seat) == 2 && key != NULL;
    if (!is_known || table < 0 || table >= tables_max || seat < 0 || seat >= seats) fail("request");
    char text[64], answer[256];
    unsigned char hash[SHA_DIGEST_LENGTH], accept_key[32];
    snprintf(text, sizeof text, "%.24s%s", key + sizeof key_line - 1, magic);
    SHA1((unsigned char *)text, strlen(text), hash);
    EVP_EncodeBlock(accept_key, hash, sizeof hash);
    const int size = snprintf(answer, sizeof answer, "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\n"
                              "Connection: Upgrade\r\nSec-WebSocket-Accept: %s\r\n\r\n", accept_key);
    if (send(file, answer, (size_t)size, MSG_NOSIGNAL) != size) fail("send");
    clients[file].table = table;
    seated[table][seat] = file;
    if (seated[table][0] != 0 && seated[table][1] != 0) tell(table);
}

/* The size of the first whole frame, which a client always masks; 0: not all of it is there. */
static int frame_bytes(const struct client *client) {
    if (client->size < 6) return 0;
    const int length = client->unread[1] & 127;
    if (length > 125) fail("a move is a short message");
    return client->size >= 6 + length ? 6 + length : 0;
}

static void leave(int file) {
    free(clients[file].unread);
    clients[file] = (struct client){.table = -1};
    close(file);
}

static void hear(int file) {
    struct client *client = &clients[file];
    const ssize_t got = recv(file, client->unread + client->size, (size_t)(unread_max - client->size), 0);
    if (got <= 0) {
        leave(file);
        return;
    }
    client->size += (int)got;
    if (client->table < 0) {
        client->unread[client->size == unread_max ? unread_max - 1 : client->size] = 0;
        if (strstr((char *)client->unread, "\r\n\r\n") == NULL) return;
        client->size = 0;
        welcome(file, (char *)client->unread);
        return;
    }
    for (int size; (size = frame_bytes(client)) > 0;) {
        for (int i = 6; i < size; ++i) client->unread[i] ^= client->unread[2 + (i - 6) % 4];
        if ((client->unread[0] & 15) <= 2) moved(client->table);
        client->size -= size;
        memmove(client->unread, client->unread + size, (size_t)client->size);
    }
}

static int listen_on(int port) {
    const int file = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0), on = 1;
    setsockopt(file, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on);
    struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = htons((unsigned short)port),
                                  .sin_addr = {htonl(INADDR_LOOPBACK)}};
    if (bind(file, (struct sockaddr *)&address, sizeof address) != 0 || listen(file, 4096) != 0) fail("listen");
    return file;
}

static void let_in(int poll, int listener) {
    const int file = accept(listener, NULL, NULL), on = 1;
    if (file < 0 || file >= files_max) fail("accept");
    setsockopt(file, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    clients[file] = (struct client){.table = -1, .unread = malloc(unread_max)};
    struct epoll_event event = {.events = EPOLLIN, .data = {.fd = file}};
    epoll_ctl(poll, EPOLL_CTL_ADD, file, &event);
}

int main(int count, char **words) {
    const int bytes = count == 3 || count == 4 ? atoi(words[2]) : 0;
    if (bytes < 16 || bytes > message_max - 4) return fputs("limit PORT BYTES (16 and more) [JOURNAL]\n", stderr), 2;
    prepare(bytes);
    if (count == 4 && (journal = open(words[3], O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600)) < 0) fail("journal");
    const struct rlimit files = {files_max, files_max};
    setrlimit(RLIMIT_NOFILE, &files);
    const int listener = listen_on(atoi(words[1])), poll = epoll_create1(EPOLL_CLOEXEC);
    struct epoll_event event = {.events = EPOLLIN, .data = {.fd = listener}}, ready_events[round_max];
    epoll_ctl(poll, EPOLL_CTL_ADD, listener, &event);
    for (;;) {
        const int ready = epoll_wait(poll, ready_events, round_max, -1);
        for (int i = 0; i < ready; ++i) {
            if (ready_events[i].data.fd == listener) let_in(poll, listener);
            else hear(ready_events[i].data.fd);
        }
        end_round();
    }
}
