# Writes text files into a C++ source, as string views:
#   cmake -D OUT=file.cpp -D HEADER=games/x/data.hpp -D SPACE=x -D "TEXTS=name=file,file|name=file" -P embed_text.cmake
set(source "// Made by tools/embed_text.cmake.\n#include \"${HEADER}\"\n\n\
#pragma GCC diagnostic ignored \"-Woverlength-strings\"  // every compiler of ours takes them\n\nnamespace ${SPACE} {\n")
string(REPLACE "|" ";" texts "${TEXTS}")
foreach(text ${texts})
  string(REGEX MATCH "^([^=]+)=(.*)$" matched "${text}")
  string(APPEND source "\nconst std::string_view ${CMAKE_MATCH_1} =\n    \"\"")
  string(REPLACE "," ";" files "${CMAKE_MATCH_2}")
  foreach(file ${files})
    file(READ ${file} content)
    string(APPEND source "\n    R\"~text~(${content})~text~\"")
  endforeach()
  string(APPEND source ";\n")
endforeach()
string(APPEND source "\n}  // namespace ${SPACE}\n")
file(WRITE ${OUT} "${source}")
