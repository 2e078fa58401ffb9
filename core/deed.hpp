// An action whose type only its game knows: what the server hears, keeps and hands on. It is text that nobody has read
// yet, or the game's own value; a Match makes the one from the other, once. Copies share it.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include <boost/json/fwd.hpp>

namespace core {

class Deed {
public:
    Deed() = default;                 // none: nothing is done
    Deed(const boost::json::value&);  // as somebody wrote it
    static Deed unread(std::string_view text);  // JSON, of whatever type
    template <class Action>
    static Deed of(Action);

    bool is_none() const { return content_ == nullptr; }
    bool is_read() const { return content_ != nullptr && content_->type != nullptr; }
    template <class Action>
    const Action* as() const;  // null: nobody has read it, or it is another game's
    template <class Action>
    std::optional<Action> value() const;  // read if need be; empty if it is none of these
    void write(std::string& out) const;  // appends it as text
    std::string text() const;
    std::size_t bytes() const;  // of its text
    boost::json::value json() const;  // of what was read, or well written
    // As written: read both first if one may be spelt otherwise.
    friend bool operator==(const Deed& one, const Deed& other) { return one.text() == other.text(); }

private:
    template <class Action>
    static constexpr char tag = 0;  // its address tells the types of games apart; WebAssembly has no names for them
    struct Content {
        virtual ~Content() = default;
        virtual void write(std::string& out) const = 0;
        virtual std::size_t bytes() const = 0;
        const char* type = nullptr;
    };
    struct Text;
    template <class Action>
    struct Typed;

    explicit Deed(std::shared_ptr<const Content> content) : content_(std::move(content)) {}
    std::shared_ptr<const Content> content_;
};

}  // namespace core
